"use client";

export { default } from "#app/pages/home.tsx";
