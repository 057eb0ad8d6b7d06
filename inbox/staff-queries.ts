import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { loader } from "#app/api/query-client.ts";
import { request } from "#app/api/request.ts";
import { bearer, useSession } from "./session.ts";

/** Reads `url` with the shared loader; null means the token is not (or no longer) the right one. */
export function useStaffQuery<T>(url: string) {
  const { token } = useSession();
  return useQuery({ queryKey: [url], queryFn: loader<T>({ on401: "returnNull", headers: () => bearer(token) }) });
}

/** Posts a change; everything that was read is read again afterwards. */
export function useStaffChange<Body, Answer>(url: string, onDone: (answer: Answer) => void) {
  const { token } = useSession();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Body): Promise<Answer> => {
      const response = await request("POST", url, { body, headers: bearer(token) });
      return response.json();
    },
    onSuccess: (answer) => {
      onDone(answer);
      // A moment later: what the change has closed must not be read again.
      setTimeout(() => queries.invalidateQueries());
    },
  });
}

/** Downloads what `url` answers: a plain link could not carry the token. */
export function useDownload() {
  const { token } = useSession();
  return useMutation({
    mutationFn: async (url: string) => {
      const response = await request("GET", url, { headers: bearer(token) });
      const [, name = "contacts"] = /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
      save(await response.blob(), name);
    },
  });
}

function save(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken hold of the file once the click's task is over.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
