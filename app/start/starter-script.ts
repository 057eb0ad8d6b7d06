/**
 * The only script that runs before load. It loads the rest at the first interaction, or after load and idle at the first sign of a visitor: a pointer
 * that moves, a page that scrolls; with data saving on, at an interaction only. An address with a query waits for no sign, nor does
 * a page that scripts must look after once a moment has come (`<data id="live">`, in milliseconds since 1970).
 * Nothing a visitor needs depends on it: menus are native popovers, links are links, the form is a form. A press on Search is kept for
 * the scripts that are on their way (app/search/search-control.tsx); when they have not come after five seconds, its form goes where it leads.
 * The rest of the rules (scripts/build-steps/inline-styles.ts) and the fonts of the running text are asked for once the page is painted. Then the
 * faces are put to use one after the other (`data-laid` 1 to 3 on the root), and what is out of sight is laid out, each section in a task
 * of its own (app/styles/first-paint.css), or at the beginning where the page is to open further down. The frame in the head keeps `load` back until then.
 * Written small by hand because it is in every document (of the states of a document only "complete" has an m); `start-page.ts` goes on from here.
 */
export const starter = [
  `(()=>{let d=document,s=d.currentScript.dataset,i=d.createElement("iframe"),c=4,n=0,h,t,`,
  `g=()=>t||(t=1,(self.late||0).disabled=0,(Object.values(s)+"").match(/[^ ,]+js/g).map(u=>import(u))),`,
  `a=()=>/m/.test(d.readyState)?(self.requestIdleCallback||setTimeout)(g):onload=a,`,
  `q=[h=d.documentElement,h,h,...d.querySelectorAll("main>*,footer")],`,
  `y=e=>e.dataset.laid=++n,`,
  `v=()=>{q[0]?(y(q.shift()),h.offsetTop,setTimeout(v)):i.remove()},`,
  `k=()=>--c||v(),`,
  `w=(n,f)=>n.map(x=>addEventListener(x,f,{once:1}));`,
  `w(["pointerdown","keydown","focusin"],g);`,
  `navigator.connection?.saveData||(w(["pointermove","scroll"],a),`,
  `(location.search||self.live?.value<new Date)&&a());`,
  `d.forms.find.onsubmit=e=>!(g(),s.find=setTimeout(()=>s.find&&e.target.submit(),5e3));`,
  `(location.hash||performance.navigation?.type)&&q.map(y);`,
  `d.head.append(i);i.contentDocument?.open();setTimeout(v,5e3);`,
  `new PerformanceObserver(()=>{c>3&&(c=3,rest.onload=k,rest.media="all",rest.disabled=0,[...d.fonts].slice(0,2).map(e=>e.load().then(k,k)))}).observe({type:"paint",buffered:1})`,
  `})()`,
].join("");
