import { company } from "content/company.ts";

/** The office's address in two lines. */
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
