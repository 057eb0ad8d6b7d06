import { QueryClient, type QueryFunction } from "@tanstack/react-query";
import { request } from "./request.ts";

/** What a 401 means to the reader: a failure, or no data (SPEC §7). */
export type On401 = "throw" | "returnNull";

/**
 * The default loader (SPEC §7): GETs the URL that is the query key's first element, and parses
 * JSON.
 */
export function loader<T>({
  on401,
  headers,
}: {
  on401: On401;
  headers?: () => Record<string, string>;
}): QueryFunction<T | null> {
  return async ({ queryKey: [url] }) => {
    try {
      const response = await request("GET", String(url), { headers: headers?.() ?? {} });
      return await response.json();
    } catch (error) {
      if (on401 === "returnNull" && error instanceof Error && error.cause === 401) return null;
      throw error;
    }
  };
}

/**
 * SPEC §9, data fetching: results never go stale, no refetch on focus, no polling, no retries for
 * reads or writes.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: loader({ on401: "throw" }),
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        retry: false,
      },
      mutations: { retry: false },
    },
  });
}
