/** Where the form is posted. Alone, because scripts of every page need it without the form's rules. */
export const contactPath = "/api/contact";
