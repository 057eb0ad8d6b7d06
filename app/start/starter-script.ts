/**
 * The only script that runs before load. It loads the rest at the first interaction, or after load and idle at the first sign of a visitor: a pointer
 * that moves, a page that scrolls; with data saving on, at an interaction only. An address with a query waits for no sign, nor does
 * a page that scripts must look after once a moment has come (`<data id="live">`, in milliseconds since 1970).
 * Nothing a visitor needs depends on it: menus are native popovers, links are links, the form is a form. A press on Search is kept for
 * the scripts that are on their way (app/search/search-control.tsx); when they have not come after five seconds, its form goes where it leads.
 * The fonts come after the first paint, which then waits for the document alone, the two of the running text at once;
 * the rest of the rules come after them (scripts/build-steps/inline-styles.ts). A visitor from another page of the site has both, and uses them at once.
 * Written small by hand because it is in every document; `start-page.ts` goes on from here.
 */
export const starter = [
  `(()=>{let d=document,s=d.currentScript.dataset,l=addEventListener,t,`,
  `g=()=>{if(!t){t=1;(self.late||{}).disabled=0;[s.manifest,...s.routes.match(/\\/assets[^,]+/g),s.entry].forEach(u=>import(u))}},`,
  `a=()=>d.readyState=="complete"?(self.requestIdleCallback||setTimeout)(g):l("load",a),`,
  `u=()=>{faces.media="all";rest.disabled=0},`,
  `f=()=>Promise.all([...faces.sheet.cssRules].slice(0,2).map(r=>new FontFace("x",r.style.src).load())).then(u,u),`,
  `w=(n,h)=>n.map(x=>l(x,h,{capture:!0,once:!0}));`,
  `w(["pointerdown","keydown","focusin"],g);`,
  `navigator.connection?.saveData||(w(["pointermove","scroll"],a),`,
  `(location.search||self.live?.value<Date.now())&&a());`,
  `l("submit",e=>{e.target.id=="find"&&(g(),e.preventDefault(),s.find=1,setTimeout(()=>s.find&&e.target.submit(),5e3))});`,
  `d.referrer.startsWith(origin)?u():new PerformanceObserver(f).observe({type:"paint",buffered:!0})`,
  `})()`,
].join("");
