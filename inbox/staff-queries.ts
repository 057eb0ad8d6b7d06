import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { loader } from "#app/api/query-client.ts";
import { request } from "#app/api/request.ts";
import { post } from "./passkey.ts";

/** Reads `url` with the shared loader; null means that nobody is signed in (any more). */
export function useStaffQuery<T>(url: string) {
  return useQuery({ queryKey: [url], queryFn: loader<T>({ on401: "returnNull" }) });
}

/** Posts a change; everything that was read is read again afterwards. */
export function useStaffChange<Body, Answer>(url: string, onDone: (answer: Answer) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Body): Promise<Answer> => {
      const response = await post(url, body);
      return response.json();
    },
    onSuccess: (answer) => {
      onDone(answer);
      // A moment later: what the change has closed must not be read again.
      setTimeout(() => queries.invalidateQueries());
    },
  });
}

/** Downloads what `url` answers, so that a refusal is said in the page and opens nothing. */
export function useDownload() {
  return useMutation({
    mutationFn: async (url: string) => {
      const response = await request("GET", url);
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
