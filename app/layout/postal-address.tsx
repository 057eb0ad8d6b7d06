import { company } from "#content/company.ts";

/** The office, in the two lines of an envelope. */
export function PostalAddress() {
  const { street, city, region, postalCode } = company.address;
  return (
    <>
      {street}
      <br />
      {`${city}, ${region} ${postalCode}`}
    </>
  );
}
