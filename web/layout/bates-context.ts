import { createContext, useContext } from "react";

const BatesContext = createContext(0);

export const BatesProvider = BatesContext.Provider;

/** The Bates number of the section being rendered; a page numbers its sections from its own block. */
export const useBates = () => useContext(BatesContext);
