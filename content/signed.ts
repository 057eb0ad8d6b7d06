/** A name as on a form: “R. Castellan” for “Rafael Castellan”. */
export const signed = (name: string) => name.replace(/^(\p{L})\S*/u, "$1.");
