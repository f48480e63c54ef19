/**
 * What style sheets of the screens may hold: everything here works in Chromium 68, the browser of a television of 2020.
 * Whoever needs more looks it up first and adds it here.
 */
export const SIGNAGE_CSS = {
  atRules: words('charset font-face keyframes media'),
  mediaFeatures: words(`
    max-aspect-ratio max-height max-width min-aspect-ratio min-height min-width orientation prefers-reduced-motion
  `),
  pseudos: words(`
    active after before checked disabled empty first-child focus hover last-child not nth-child only-child root
  `),
  functions: words(`
    calc cubic-bezier format linear-gradient rect rgb rgba rotatex scale scalex scaley translate
    translate3d translatex translatey translatez url var
  `),
  units: words('% deg em fr ms px rem s vh vmin vw'),
  displays: words(`
    block contents flex inline inline-block inline-flex none table table-cell table-header-group table-row table-row-group
  `),
  properties: words(`
    align-content align-items align-self animation animation-delay animation-duration animation-fill-mode animation-iteration-count animation-name animation-timing-function appearance backface-visibility background background-color border border-bottom border-bottom-color border-collapse
    border-color border-left border-left-color border-radius border-right border-spacing border-style
    border-top border-width bottom box-shadow box-sizing clip color column-gap columns content cursor
    display fill flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font
    font-display font-family font-feature-settings font-kerning font-size font-stretch font-style font-variant-numeric font-weight height justify-content left letter-spacing line-height list-style margin
    margin-bottom margin-left margin-right margin-top max-height max-width min-height min-width object-fit opacity order outline outline-offset overflow overflow-wrap overflow-x overflow-y padding
    padding-bottom padding-left padding-right padding-top perspective pointer-events position right src
    stroke stroke-width table-layout text-align text-decoration text-overflow text-size-adjust text-transform top transform transform-origin transform-style transition transition-delay transition-duration transition-property transition-timing-function unicode-range user-select vertical-align
    visibility white-space width will-change word-break z-index
  `),
  /** Values that look old. */
  tooNewValues: words('anywhere balance clip dvh pretty revert svh'),
};

function words(text: string): readonly string[] {
  return text.trim().split(/\s+/);
}
