// Both islands of /contact, in one file.
export { ChosenTime } from "./chosen-time.tsx";
export { ContactForm } from "./contact-form.tsx";
