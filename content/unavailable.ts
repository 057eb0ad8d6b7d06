/** The proxy's page when no server answers. The telephone number follows `call`. */
export const unavailable = {
  title: "The site cannot be reached at the moment",
  text: "The fault is ours, and we are working on it. Please try again in a few minutes.",
  form: "If you were sending a message, it may not have reached us. Go back: your words should still be in the form.",
  call: "Or call",
} as const;
