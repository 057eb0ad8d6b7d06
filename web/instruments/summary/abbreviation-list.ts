/** English abbreviations, including legal ones, in lower case without the last full stop. */
export const summaryAbbreviations = {
  never:
    "mr mrs ms messrs dr prof sgt capt lt col gen rev hon st v vs cf e.g i.e viz sec secs art arts fig figs ex exs exh vol ch para paras pp fed civ crim evid app bankr supp litig rel ed eds trans approx dept bldg rm ave blvd al op jan feb mar apr jun jul aug sept oct nov dec slip r f cl const stat reg regs subd ann dist ct cir",
  beforeFigures: "no nos id p art rule c.f.r u.s.c u.s f.2d f.3d f.4th ill cal",
  beforeNames: "u.s u.k u.n e.u d.c n.d s.d e.d w.d",
  /** Words that begin sentences and seldom follow an initial or "U.S." */
  starters:
    "the a an this that these those he she it they we i you his her its their our my in on at as after before when while if but and or so then there here however nobody no not both all some each what who why how where yes for from with by to was is did does do because since although both",
} as const;
