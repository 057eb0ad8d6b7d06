/**
 * The only script that runs before load: it loads the rest after load and idle, or at the first interaction.
 * With data saving on it waits for the interaction. Nothing a visitor needs depends on it: menus are native popovers,
 * links are links, the form is a form. A press on Search is kept for the scripts that are on their way (app/search/search-control.tsx); when they
 * have not come after five seconds, its form goes where it leads. Written small by hand because it is in every document; `start-page.ts` goes on from here.
 */
export const starter = `(()=>{let s=document.currentScript.dataset,t,n=navigator.connection,e=["pointerdown","keydown","focusin"],g=()=>{if(t)return;t=1;e.forEach(x=>removeEventListener(x,g,!0));[s.manifest,...s.routes.split(",").map(r=>r.split(" ")[1]),s.entry].forEach(u=>import(u))};e.forEach(x=>addEventListener(x,g,!0));addEventListener("submit",x=>{x.target.id=="find"&&(g(),x.preventDefault(),s.find=1,setTimeout(()=>s.find&&x.target.submit(),5e3))});n&&n.saveData||addEventListener("load",()=>self.requestIdleCallback?requestIdleCallback(g,{timeout:3e3}):setTimeout(g,300))})()`;
