import { createContext, useContext } from "react";

const BatesContext = createContext<number | null>(null);

export const BatesProvider = BatesContext.Provider;

/** The page's Bates number in its first section; null in the others. */
export const useBates = () => useContext(BatesContext);
