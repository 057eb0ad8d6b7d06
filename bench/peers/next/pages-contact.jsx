"use client";

export { default } from "#app/pages/contact.tsx";
