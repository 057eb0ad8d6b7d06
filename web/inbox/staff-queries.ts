import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { loader } from "web/api/query-client.ts";
import { get, post } from "./passkey.ts";

/** Reads `url` with the shared loader; null when nobody is signed in, or no longer. */
export function useStaffQuery<T>(url: string) {
  return useQuery({ queryKey: [url], queryFn: loader<T>({ on401: "returnNull" }) });
}

/** Posts a change, then reloads everything that is shown. */
export function useStaffChange<Body, Answer>(url: string, onDone: (answer: Answer) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Body): Promise<Answer> => {
      const response = await post(url, body);
      return response.json();
    },
    onSuccess: (answer) => {
      onDone(answer);
      // Delayed, so that what the change has closed is unmounted and not read again.
      setTimeout(() => queries.invalidateQueries());
    },
  });
}

/** Downloads from `url` by script, so that an error is shown in the page. */
export function useDownload() {
  return useMutation({
    mutationFn: async (url: string) => {
      const response = await get(url);
      const [, name = "contacts"] =
        /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
      save(await response.blob(), name);
    },
  });
}

function save(file: Blob, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // After the click's task the browser has the file.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
