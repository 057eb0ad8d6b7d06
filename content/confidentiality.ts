/** For the footer: a message here is not privileged. */
export const noLawFirm =
  "We are not a law firm. Writing to us makes no attorney-client relationship, and a message here is not confidential or privileged by itself: send no confidential material before conflicts are cleared and an agreement is signed.";

/** The same for the contact form, whose caution already says what not to send. */
export const confidentiality =
  "We are not a law firm: a message makes no attorney-client relationship and is not privileged by itself. What you tell us is confidential once conflicts are cleared and an agreement is signed.";
