import { createContext, useContext } from "react";

const BatesContext = createContext(0);

export const BatesProvider = BatesContext.Provider;

/** The Bates number of the section being drawn; the page counts its sections from its own block. */
export const useBates = () => useContext(BatesContext);
