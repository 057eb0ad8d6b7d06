"use client";

export { default } from "#app/pages/blog.tsx";
