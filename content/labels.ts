/**
 * Words used on every kind of page: region names for screen readers, stamps, and card links. Header and footer words are in navigation.ts.
 */
export const labels = {
  /** The tabs at the right edge. */
  onThisPage: "On this page",
  breadcrumb: "Breadcrumb",
  index: "Index",
  tab: (letter: string, practice: string) => `Tab ${letter}, ${practice}`,
  /** Stamps. */
  exhibit: "Exhibit",
  exhibitShort: "Ex.",
  form: "Form",
  formNote: (items: number) => `${items} of ${items}`,
  article: "Art.",
  portrait: (name: string) => `Engraved monogram of ${name}`,
  profile: "Professional profile",
  writeTo: (name: string) => `Write to ${name}`,
  learnMore: "Learn More",
  learnMoreAbout: (title: string) => ` about ${title}`,
  /** Toasts: the region, with the key that reaches it (SPEC §9), and the button. */
  notifications: "Notifications",
  dismiss: "Dismiss",
} as const;
