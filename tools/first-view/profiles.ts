/**
 * A visitor's connection and device. Times in milliseconds, throughput in bytes a second; `slower`
 * divides the processor's speed.
 */
export type Profile = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly latency: number;
  readonly download: number;
  readonly upload: number;
  readonly slower: number;
};

const megabit = 1_000_000 / 8;

/**
 * Lighthouse's slow 4G and slow processor, throttled for real and not simulated; and WebPageTest's
 * cable profile.
 */
export const profiles: readonly Profile[] = [
  {
    name: "phone",
    width: 390,
    height: 844,
    scale: 2,
    latency: 150,
    download: 1.6 * megabit,
    upload: 0.75 * megabit,
    slower: 4,
  },
  {
    name: "cable",
    width: 1440,
    height: 900,
    scale: 1,
    latency: 28,
    download: 5 * megabit,
    upload: megabit,
    slower: 1,
  },
];
