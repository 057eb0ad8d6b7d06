export default function Page() {
  return <p>Hidden by public/index.html.</p>;
}
