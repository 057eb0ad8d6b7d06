import { sectionBates } from "content/bates.ts";
import { brandColors } from "content/brand-colors.ts";
import type { drawingNames } from "./guide-tree.ts";

const tab = (n: number) => brandColors[`tab-${n}`]?.light;

/**
 * The drawing of each guide: SVG marks, 400 units wide. guide.css colours the classes, differently
 * in dark mode and in print: t stock, k ink, o paper, y highlighter, e thin edge, c text on ink.
 */
export const drawings: Readonly<
  Record<(typeof drawingNames)[number], { readonly height: number; readonly marks: string }>
> = {
  "phone-kit": {
    height: 230,
    marks: [
      '<rect class="o" x="8" y="14" width="96" height="200" rx="12"/><path d="M44 24h24"/>',
      '<path class="t" d="M18 44h56v20H18zM38 74h56v32H38zM18 148h48v20H18z"/><path class="y" d="M18 116h66v22H18z"/><path d="M24 127h48"/>',
      '<path d="M104 130c24 0 20 0 46 0M262 130h38" stroke-width="3"/><path class="t" d="M150 92h112v92H150z"/>' +
        '<path class="o" d="M160 102h92v52h-92z"/><path class="k" d="M166 138h56v8h-56z"/><path d="M166 138h80v8h-80zM166 114h60M166 124h40"/>',
      '<path class="e" d="M206 60v32" stroke-dasharray="3 3"/><path class="o" d="M180 20h52v40h-52z"/><circle cx="206" cy="34" r="7"/><path d="M192 60q14-26 28 0"/>',
      '<path class="o" d="M300 66h92v140h-92z"/><path class="k" d="M300 66h92v14h-92z"/><path d="M312 100h68M312 116h68M312 132h40"/><text x="306" y="180">9f2c…41ab</text>',
      notes([22, 196], [128, 112], [248, 30], [346, 48]),
    ].join(""),
  },
  "disk-sectors": {
    height: 220,
    marks: [
      '<path class="t" d="M8 8h160v28H8zM8 36h96v28H8zM232 8h160v28H232zM200 92h128v28H200zM8 120h128v28H8z"/>',
      '<path class="t" d="M104 36h18v28h-18z"/><path d="M122 64l14-28M128 64l8-16"/>',
      rows(12, 6, 32, 28, 8, 8),
      '<path class="y" d="M232 64h96v28h-96z"/><text x="248" y="83">“Friday”</text>',
      '<path class="e" d="M8 184v16h384v-16"/><text x="8" y="216">read once, write-blocked</text>',
      notes([56, 22], [152, 50], [344, 78], [344, 162]),
    ].join(""),
  },
  "activity-lanes": {
    height: 230,
    marks: [
      '<path class="e" d="M70 40h322M70 90h322M70 140h322M70 190h322"/><text x="4" y="44">sign-in</text><text x="4" y="94">files</text>' +
        '<text x="4" y="144">mail</text><text x="4" y="194">sharing</text>',
      '<path class="y" d="M296 56h34v142h-34z"/><path d="M250 14v190" stroke-dasharray="4 4"/>',
      ticks(40, [80, 118, 156, 196, 236, 276, 302, 322, 350]),
      ticks(90, [92, 130, 174, 218, 262, 299, 304, 309, 314, 319, 324, 364]),
      ticks(140, [84, 108, 150, 190, 224, 266, 308, 318, 380]),
      ticks(190, [140, 316, 321]),
      '<text x="70" y="224">Mon</text><text x="164" y="224">Wed</text><text x="258" y="224">Fri</text><text x="352" y="224">Sun</text>',
      notes([250, 14], [345, 74], [94, 16], [376, 174]),
    ].join(""),
  },
  "default-clocks": {
    height: 236,
    marks: [
      '<path class="e" d="M70 20v190M163 20v190M257 20v190M350 20v190"/><text x="64" y="230">0</text><text x="152" y="230">60</text>' +
        '<text x="242" y="230">120</text><text x="310" y="230">180 days</text>',
      '<path class="t" d="M70 30h22v24H70zM70 74h47v24H70zM70 118h187v24H70zM70 162h280v24H70z"/><path class="y" d="M92 30h25v24H92z"/>',
      '<text x="4" y="47">deleted</text><text x="4" y="91">leaver</text><text x="4" y="135">video</text><text x="4" y="179">audit</text>',
      '<path d="M216 8v202" stroke-width="3"/><path class="k" d="M216 8h48v18h-48z"/><text class="c" x="240" y="21">hold</text>',
      notes([136, 42], [136, 86], [276, 130], [369, 174]),
    ].join(""),
  },
  "workspace-plan": {
    height: 230,
    marks: [
      '<path class="o" d="M8 24h384v182H8z" stroke-width="3"/><path class="t" d="M8 24h104v182H8z"/>',
      '<path d="M112 24v60m0 34v88M250 24v42m0 34v12h142M250 112v32m0 34v28" stroke-width="2"/>',
      '<path class="e" d="M112 84a34 34 0 0 1 34 34h-34M250 66a34 34 0 0 1 34 34M250 144a34 34 0 0 1-34 34"/>',
      '<path class="y" d="M384 136h16v42h-16z"/><path d="M330 157h50m-10-7l10 7-10 7M0 101h40m-10-7l10 7-10 7"/>',
      '<text x="20" y="52">intake</text><text x="132" y="52">workspace</text><text x="296" y="52">quarantine</text><text x="268" y="140">out</text>',
      notes([60, 130], [172, 160], [350, 88], [300, 180]),
    ].join(""),
  },
  "stamped-page": {
    height: 250,
    get marks() {
      return [
        '<path class="t" d="M24 8h196v210H24z"/><path class="o" d="M40 24h196v214H40z"/><path d="M60 56h120M60 74h150M60 92h150M60 110h90' +
          'M60 146h150M60 164h150M60 182h60" class="e"/>',
        '<path d="M52 30l22 14" stroke-width="3"/><circle cx="46" cy="80" r="4"/><circle cx="46" cy="180" r="4"/>',
        `<path class="y" d="M150 100h72v38h-72z"/><path d="M160 118q8-14 14 0t14 0 14-2"/><path class="k" d="M60 196h56v14H60z"/><text x="136" y="228">${sectionBates(117)}</text>`,
        '<path class="o" d="M276 52h116v154H276z"/><path class="t" d="M276 52h116v24H276z"/><text x="284" y="69">.DAT .OPT</text>' +
          '<path d="M288 96h92M288 116h92M288 136h70M288 156h92M288 176h50"/><path d="M236 222h32q8 0 8-26" stroke-dasharray="4 4"/>',
        notes([88, 36], [238, 120], [132, 202], [244, 204], [376, 194]),
      ].join("");
    },
  },
  "review-tree": {
    height: 240,
    marks: [
      '<path class="t" d="M8 20h120v40H8z"/><path class="o" d="M8 104h120v40H8zM150 104h110v40H150zM282 104h110v40H282zM150 190h242v40' +
        'H150z"/><path class="y" d="M8 190h120v40H8z"/>',
      '<path d="M68 60v44M128 124h22M260 124h22M337 144v46M68 144v46"/><path class="e" d="M205 104V40h-77m10-6l-10 6 10 6" stroke-dasharray="4 4"/>',
      '<text x="18" y="45">population</text><text x="18" y="129">first level</text><text x="160" y="129">second</text>' +
        '<text x="292" y="129">privilege</text><text x="18" y="215">set aside</text><text x="204" y="215">production set</text>',
      notes([128, 20], [128, 104], [205, 62], [382, 104], [128, 190]),
    ].join(""),
  },
  "stage-map": {
    height: 236,
    get marks() {
      return [
        '<path class="e" d="M52 30v180M90 30v180M128 30v180M166 30v180M204 30v180M242 30v180M280 30v180M318 30v180M356 30v180M394 30v180"/>',
        '<text y="22" x="67 105 143 181 219 257 295 333 371">123456789</text>',
        `<path fill="${tab(1)}" d="M90 40h304v30H90z"/><path fill="${tab(2)}" d="M204 84h114v30H204z"/><path fill="${tab(3)}" d="M52 128` +
          `h152v30H52z"/><path fill="${tab(4)}" d="M90 172h114v30H90z"/><path d="M128 30v180" stroke-width="3"/>`,
        notes([20, 55], [20, 99], [20, 143], [20, 187]),
        '<text x="60" y="230">hold in force before stage 4</text>',
      ].join("");
    },
  },
};

/**
 * The numbered callouts of the legend: dots are strokes without length and with round ends; one
 * text has a place for each digit.
 */
function notes(...places: readonly (readonly [x: number, y: number])[]): string {
  const [across, down, digits] = [
    places.map(([x]) => x),
    places.map(([, y]) => y + 5),
    places.map((_, index) => index + 1),
  ];
  const dots = places.map(([x, y]) => `M${x} ${y}h0`).join("");
  return `<path d="${dots}" stroke-width="20" stroke-linecap="round"/><text class="c" x="${across.join(" ")}" y="${down.join(" ")}">${digits.join("")}</text>`;
}

function ticks(y: number, places: readonly number[]): string {
  return `<path stroke-width="3" d="${places.map((x) => `M${x} ${y - 9}v18`).join("")}"/>`;
}

function rows(
  columns: number,
  lines: number,
  width: number,
  height: number,
  left: number,
  top: number,
): string {
  const upright = Array.from(
    { length: columns + 1 },
    (_, index) => `M${left + index * width} ${top}v${lines * height}`,
  );
  const level = Array.from(
    { length: lines + 1 },
    (_, index) => `M${left} ${top + index * height}h${columns * width}`,
  );
  return `<path class="e" d="${[...upright, ...level].join("")}"/>`;
}
