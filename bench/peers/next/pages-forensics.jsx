"use client";

export { default } from "#app/pages/forensics.tsx";
