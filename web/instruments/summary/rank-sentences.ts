/** Terms in more sentences are ignored: they say little, and a long text would take minutes. */
const COMMON = 100;

/** The weighted terms of a sentence, normalized to length 1. */
type Vector = ReadonlyMap<string, number>;

/** Damping factor of the random walk (Brin and Page 1998). */
const DAMPING = 0.85;
const STEPS = 60;
const CLOSE_ENOUGH = 1e-9;
/** Weight of a sentence’s score against its similarity to chosen ones (Carbonell and Goldstein 1998). */
const OWN = 0.7;
/** The first sentence weighs more than the last by this share. */
const EARLY = 0.2;

/**
 * Orders sentences by LexRank (Erkan and Radev 2004, continuous form) on TF-ISF vectors. Maximal marginal relevance then avoids repetition.
 * `terms` are each sentence's terms, `weights` its factor (0: never taken). Deterministic. A shorter summary is the beginning of a longer
 * one.
 */
export function rankSentences(terms: readonly (readonly string[])[], weights: readonly number[], most: number): readonly number[] {
  const vectors = vectorsOf(terms);
  const likeness = likenessOf(vectors);
  const central = centrality(likeness);
  const top = central.reduce((most, score) => Math.max(most, score), Number.MIN_VALUE);
  const scores = central.map((score, i) => (score / top) * (weights[i] ?? 0) * (1 + EARLY * (1 - i / Math.max(1, terms.length))));
  const left = new Set(scores.flatMap((score, i) => (score > 0 ? [i] : [])));
  const nearest = new Float64Array(terms.length);
  const order: number[] = [];
  while (left.size > 0 && order.length < most) {
    let best = -1;
    let bestScore = Number.NEGATIVE_INFINITY;
    for (const i of left) {
      const score = OWN * (scores[i] ?? 0) - (1 - OWN) * (nearest[i] ?? 0);
      if (score > bestScore) {
        best = i;
        bestScore = score;
      }
    }
    left.delete(best);
    order.push(best);
    for (const [i, like] of likeness[best] ?? []) nearest[i] = Math.max(nearest[i] ?? 0, like);
  }
  return order;
}

function vectorsOf(terms: readonly (readonly string[])[]): readonly Vector[] {
  const sentencesWith = new Map<string, number>();
  for (const own of terms) for (const term of new Set(own)) sentencesWith.set(term, (sentencesWith.get(term) ?? 0) + 1);
  return terms.map((own) => {
    const weights = new Map<string, number>();
    for (const term of own) {
      if ((sentencesWith.get(term) ?? 0) > COMMON) continue;
      weights.set(term, (weights.get(term) ?? 0) + Math.log(1 + terms.length / (sentencesWith.get(term) ?? 1)));
    }
    const length = Math.hypot(...weights.values());
    return new Map([...weights].map(([term, weight]) => [term, length > 0 ? weight / length : 0]));
  });
}

/** The cosine of all sentence pairs that share a term. Goes through terms, so that other pairs cost nothing. */
function likenessOf(vectors: readonly Vector[]): readonly ReadonlyMap<number, number>[] {
  const byTerm = new Map<string, (readonly [sentence: number, weight: number])[]>();
  return vectors
    .map((vector, i) => {
      const likeness = new Map<number, number>();
      for (const [term, weight] of vector) {
        const earlier = byTerm.get(term) ?? [];
        for (const [j, other] of earlier) likeness.set(j, (likeness.get(j) ?? 0) + weight * other);
        earlier.push([i, weight]);
        byTerm.set(term, earlier);
      }
      return likeness;
    })
    .reduce((both: Map<number, number>[], likeness, i) => {
      both.push(likeness);
      for (const [j, like] of likeness) both[j]?.set(i, like);
      return both;
    }, []);
}

/** The share of visits of a random walk along similarities to each sentence. */
function centrality(likeness: readonly ReadonlyMap<number, number>[]): readonly number[] {
  const sums = likeness.map((row) => [...row.values()].reduce((sum, like) => sum + like, 0));
  let now = likeness.map(() => 1 / likeness.length);
  for (let step = 0; step < STEPS; step++) {
    const loose = now.reduce((sum, chance, i) => sum + ((sums[i] ?? 0) > 0 ? 0 : chance), 0);
    const next = likeness.map(() => (1 - DAMPING + DAMPING * loose) / likeness.length);
    likeness.forEach((row, i) => {
      const share = (DAMPING * (now[i] ?? 0)) / (sums[i] ?? 1);
      for (const [j, like] of row) next[j] = (next[j] ?? 0) + share * like;
    });
    const change = next.reduce((sum, chance, i) => sum + Math.abs(chance - (now[i] ?? 0)), 0);
    now = next;
    if (change < CLOSE_ENOUGH) break;
  }
  return now;
}
