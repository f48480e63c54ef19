/** Letter paper, black ink, a ledger's rules (specification part 2 §9: margins of 0.75 inch). */
export const ORDER_DOCUMENT_STYLE = `
@page { size: letter; margin: 0.75in; }
* { box-sizing: border-box; margin: 0; }
body { font: 10.5pt/1.4 Archivo, Helvetica, Arial, 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif; color: #000; }
h1 { font-size: 18pt; } h2 { font-size: 17pt; letter-spacing: .03em; } h3 { font-size: 10.5pt; }
.summary { border-bottom: 2pt solid #000; padding-bottom: 8pt; margin-bottom: 14pt; }
.order { padding: 12pt 0 16pt; border-bottom: .75pt solid #000; break-inside: auto; }
.order:last-child { border-bottom: 0; }
.head, .parties { display: flex; justify-content: space-between; gap: 24pt; break-inside: avoid; break-after: avoid; }
.parties > div { flex: 1; } .when { text-align: right; }
.store { font-size: 9pt; } .status { text-transform: capitalize; font-weight: 700; }
.parties { margin: 8pt 0; overflow-wrap: anywhere; } .quiet { font-style: italic; }
table { width: 100%; border-collapse: collapse; }
th { text-align: left; border-bottom: 1pt solid #000; font-size: 9pt; }
.second { display: block; }
td { border-bottom: .5pt solid #999; overflow-wrap: anywhere; vertical-align: top; }
th, td { padding: 3pt 6pt 3pt 0; } tr { break-inside: avoid; }
.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; padding-right: 0; padding-left: 10pt; }
.amounts { margin: 6pt 0 0 auto; width: 50%; break-inside: avoid; font-variant-numeric: tabular-nums; }
.amounts > div { display: flex; justify-content: space-between; }
.total { border-top: 1pt solid #000; border-bottom: 3pt double #000; font-weight: 700; font-size: 12pt; }
.note { margin-top: 8pt; border: 1pt solid #000; padding: 6pt 8pt; white-space: pre-wrap; overflow-wrap: anywhere; }
`;
