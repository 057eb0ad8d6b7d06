export const objectDetection = {
  meta: { title: "Object Detection | Probata", description: "Object Detection by Probata." },
  hero: { label: "Object Detection", title: "Object Detection" },
} as const;
