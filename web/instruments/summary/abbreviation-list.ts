/** English abbreviations, including legal ones, in lower case without the last full stop. */
export const summaryAbbreviations = {
  never:
    "mr mrs ms messrs dr prof sgt capt lt col gen rev hon st v vs cf e.g i.e viz sec secs art arts fig figs ex exs exh vol ch para paras pp fed civ crim evid app bankr supp litig rel ed eds trans approx dept bldg rm ave blvd al op jan feb mar apr jun jul aug sept oct nov dec slip r f cl const dkt doc docs decl decls dep deps tr trs attach amend mem memo mot resp oppn compl ans aff interrog stip exec approp admin ass'n bros mfg hr'g pl pls def defs pet resps app'x int'l nat'l gov't dep't comm'n univ inst assocs hosp ins indus labs sys techs mach eng eng'g fin grp hldgs mgmt prods props servs n.e n.w s.e s.w bd cty twp mun z.b d.h u.a u.ä o.ä bzw ca evtl ggf inkl zzgl vgl abs nr hr fr sr sra dña ud uds pág núm mme mlle stat reg regs subd ann dist ct cir",
  beforeFigures: "id p art rule c.f.r u.s.c u.s f.2d f.3d f.4th ill cal",
  beforeCapitals: "no nos co corp inc ltd llc bros mfg f.b.i c.i.a s.e.c e.p.a f.t.c i.r.s d.o.j ee mio mrd",
  beforeNames: "u.s u.k u.n e.u d.c n.d s.d e.d w.d",
  /** Words that begin sentences and seldom follow an initial or "U.S." */
  starters:
    "the a an this that these those he she it they we i you his her its their our my in on at as after before when while if but and or so then there here however nobody no not both all some each what who why how where yes for from with by to was is did does do because since although both",
} as const;
