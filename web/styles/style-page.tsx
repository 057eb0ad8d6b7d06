import tokens from "./tokens.css?raw";
import "./base.css";
import "./style-page.css";

type Token = { readonly name: string; readonly value: string; readonly use: string };
const words = "The custodian kept 14,027 messages, and two of them matter.";

/**
 * The vocabulary of the site, read from tokens.css: roles of type, grids, spaces and tones, each
 * with its use. On the development server only.
 */
export function StylePage() {
  return (
    <main id="main">
      <h1>Vocabulary</h1>
      <Part heading="Roles of type" prefix="type-">
        {({ name }) => <p style={{ font: `var(${name})` }}>{words}</p>}
      </Part>
      <Part heading="Spacing of letters" prefix="track-">
        {({ name }) => (
          <p style={{ font: "var(--type-part)", letterSpacing: `var(${name})` }}>{words}</p>
        )}
      </Part>
      <Part
        heading="Grids, and the frame of a page"
        prefix={/^--(?:halves|thirds|quarters|aside|ledger|rail|tail|terms|tiles|frame)$/}
      >
        {({ name }) => (
          <div className="columns" style={{ gridTemplateColumns: `var(${name})` }}>
            {["1", "2", "3", "4"]
              .slice(0, { "--thirds": 3, "--quarters": 4, "--tiles": 4, "--frame": 4 }[name] ?? 2)
              .map((column) => (
                <i key={column}>{column}</i>
              ))}
          </div>
        )}
      </Part>
      <section>
        <h2>Thresholds</h2>
        <ul>
          {thresholds.map(({ name, width, use }) => (
            <li key={name}>
              <code>{name}</code>
              <small>{use}</small>
              <div className="bar" style={{ width }} />
            </li>
          ))}
        </ul>
      </section>
      <Part heading="Spaces" prefix={/^--(?:s-\w+|f-\d|line|section)$/}>
        {({ name }) => <div className="bar" style={{ width: `var(${name})` }} />}
      </Part>
      <section>
        <h2>Tones</h2>
        <ul className="tones">
          {tones.map((name) => (
            <li key={name}>
              <div style={{ background: `var(--${name})` }} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

const thresholds = [
  ...tokens.matchAll(/^ +((?:container|media) ([\d.]+[a-z]+)): (.+?)(?: \*\/)?$/gm),
].map(([, name = "", width = "", use = ""]) => ({ name, width, use }));

const tones =
  "bond board sheet ink ink-2 ink-3 rule rule-2 mark on-mark wax wax-bg bar on-bar tab-1 tab-2 tab-3 tab-4 tab-5 tab-6".split(
    " ",
  );

type PartProps = {
  readonly heading: string;
  readonly prefix: string | RegExp;
  readonly children: (token: Token) => React.ReactNode;
};

function Part({ heading, prefix, children }: PartProps) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {tokensLike(prefix).map((token) => (
          <li key={token.name}>
            <code>{token.name}</code>
            <small>{token.use}</small>
            <div className="shown">{children(token)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function tokensLike(prefix: string | RegExp): readonly Token[] {
  const wanted = (name: string) =>
    typeof prefix === "string" ? name.startsWith(`--${prefix}`) : prefix.test(name);
  return [...tokens.matchAll(/^ +(--[\w-]+):\s+([^;]+);(?: \/\* (.+?) \*\/)?$/gm)]
    .map(([, name = "", value = "", use = ""]) => ({ name, value, use }))
    .filter(({ name }) => wanted(name));
}
