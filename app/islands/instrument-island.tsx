import type { ComponentType } from "react";
import type { InstrumentName } from "#app/instruments/frame/instrument.tsx";
import { useBates } from "#app/layout/bates-context.ts";
import type { SectionProps } from "#app/layout/sheet.tsx";
import { Island } from "./island.tsx";

type InstrumentIslandProps = {
  readonly id: InstrumentName;
  readonly label: string;
  readonly of: ComponentType<SectionProps & { bates: number }>;
};

/** A section with an instrument, as an island. */
export function InstrumentIsland({ id, label, of }: InstrumentIslandProps) {
  return <Island name={id} of={of} props={{ id, label, bates: useBates() }} />;
}
