/** The style of a diagram, on the page and in a file. It follows the colour scheme of its document. */
export const diagramStyle = `
  .diagram { color-scheme: light dark; --ink: light-dark(#26272e, #ececf1); --soft: light-dark(#5c5f6b, #a9acb8);
    --paper: light-dark(#ffffff, #1d1e25); --inner: light-dark(#f6f6f9, #24262f); --edge: light-dark(#a2a5b3, #666a7a);
    --covered: light-dark(#17703f, #6fd39b); --uncovered: light-dark(#b3261e, #ff8f85); --part: light-dark(#8a5a00, #e7b75c);
    --mark: light-dark(#4338ca, #b4b0ff); --mark-soft: light-dark(#e7e6fb, #35335f); }
  .diagram text { fill: var(--ink); white-space: pre; }
  .diagram .state > rect { fill: var(--paper); stroke: var(--edge); }
  .diagram .state.outer > rect { fill: var(--inner); }
  .diagram .state.parallel > rect { stroke-dasharray: 6 4; }
  .diagram .name text { font-weight: 700; }
  .diagram .effect text { fill: var(--soft); }
  .diagram .arrow polyline { fill: none; stroke: var(--edge); stroke-width: 1.3; }
  .diagram .end, .diagram .dot { fill: var(--edge); }
  .diagram .arrow text { paint-order: stroke; stroke: var(--paper); stroke-width: 3px; stroke-linejoin: round; }
`;

/** What marks parts of a diagram: coverage, the current state, what was found and chosen. The colours of the kinds are also those of the panels. */
export const markStyle = `
  .diagram .covered { --edge: var(--covered); }
  .diagram .partly { --edge: var(--part); }
  .diagram .uncovered { --edge: var(--uncovered); }
  .diagram .arrow.uncovered polyline { stroke-dasharray: 4 3; }
  .diagram .uncovered text, .diagram text.uncovered { fill: var(--uncovered); }
  .by-table { --by: light-dark(#2563c9, #7fb0ff); }
  .by-tour { --by: light-dark(#8b3fc2, #d29bf5); }
  .by-browser { --by: light-dark(#0f766e, #5fd4c6); }
  .by-simulation { --by: light-dark(#b45309, #f0a955); }
  .by-mutants { --by: light-dark(#be185d, #f58db6); }
  .diagram [class^=by-] { fill: var(--by); }
  .diagram .emphasised { --edge: var(--mark); }
  .diagram .state.emphasised > rect { stroke-width: 2; }
  .diagram .state.emphasised:not(.outer) > rect { fill: var(--mark-soft); }
  .diagram .arrow.emphasised polyline { stroke-width: 2.5; }
  .diagram .emphasised > text { fill: var(--mark); font-weight: 700; }
  .diagram .found text, .diagram text.found { text-decoration: underline; fill: var(--mark); }
  .diagram .chosen { --edge: var(--mark); }
  .diagram .state.chosen > rect { stroke-width: 2.5; }
  .diagram .arrow.chosen polyline { stroke-width: 2.5; }
  .diagram .chosen > text { fill: var(--mark); font-weight: 700; }
  .diagram [role=button] { cursor: pointer; }
  .diagram [role=button]:focus-visible { outline: 2px solid var(--mark); outline-offset: 1px; }
`;
