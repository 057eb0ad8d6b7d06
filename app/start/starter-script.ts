/**
 * The only script that runs before load: it loads the rest after load and idle, or at the first interaction.
 * With data saving on it waits for the interaction. Nothing a visitor needs depends on it: menus are native popovers,
 * links are links, the form is a form. Written small by hand because it is in every document; `start-page.ts` goes on from here.
 */
export const starter = `(()=>{let s=document.currentScript.dataset,d=document,t,n=navigator.connection,e=["pointerdown","keydown","focusin","touchstart"],g=()=>{if(t)return;t=1;e.forEach(x=>removeEventListener(x,g,!0));[s.manifest,...s.routes.split(",").map(r=>r.split(" ")[1]),s.entry].forEach(u=>import(u))};e.forEach(x=>addEventListener(x,g,{capture:!0,passive:!0}));n&&n.saveData||addEventListener("load",()=>self.requestIdleCallback?requestIdleCallback(g,{timeout:3e3}):setTimeout(g,300))})()`;
