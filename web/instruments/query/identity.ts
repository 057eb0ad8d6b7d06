import { organizations, type PersonId, specimenPeople } from "content/specimen/people.ts";

/** A person's name, title, organization and role, for searching. */
export function identity(id: PersonId): string {
  const { name, title, organization, role } = specimenPeople[id];
  return `${name}, ${title}, ${organizations[organization].name}, ${role}`;
}

/** The people whose name in a text belongs to one person only, and the sides of the companies in it. */
export function mentioned(text: string): readonly string[] {
  const has = (name: string) => new RegExp(`\\b${name}\\b`, "u").test(text);
  const people = ids.filter((id) => specimenPeople[id].name.split(" ").some((name) => isOnePerson(name) && has(name)));
  const others = ids.map((id) => specimenPeople[id]).filter(({ role }) => role !== "employee");
  const sides = others.filter(({ organization }) => has(organizations[organization].name.split(" ")[0] ?? "")).map(({ role }) => role);
  return [...people.map(identity), ...sides];
}

const ids = Object.keys(specimenPeople).filter((id): id is PersonId => id in specimenPeople);

const isOnePerson = (name: string) => ids.filter((id) => specimenPeople[id].name.split(" ").includes(name)).length === 1;
