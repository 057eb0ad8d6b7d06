// In place of iconv-lite in the browser: @kenjiuno/msgreader asks it only for the code page that a
// caller names, and none is named here.
export const decode = (bytes: Uint8Array): string => new TextDecoder("latin1").decode(bytes);
export const encode = (text: string): Uint8Array => new TextEncoder().encode(text);
