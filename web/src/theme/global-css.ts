import { defineGlobalStyles } from '@pandacss/dev'

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'light',
    color: 'ink',
    bg: 'ground',
    fontFamily: 'body',
    lineHeight: 'body',
    textSizeAdjust: '100%',
    scrollPaddingTop: '96px',
    '--global-color-border': '{colors.line}',
  },
  // A focused element must not be below a bar at the lower edge (WCAG 2.4.11).
  'html:has([data-covers-foot="120px"])': { scrollPaddingBottom: '120px' },
  'html:has([data-covers-foot="180px"])': { lgDown: { scrollPaddingBottom: '180px' } },
  // Page margins of printed invoices and packing slips.
  '@page': { size: 'A4', margin: '16mm' },
  // Of a shopper's page, such as an order, its content alone is printed; over the display that recipes set.
  '#root:has(> main) > :not(main), #root > main :is(button, nav)': {
    _print: { display: 'none !important' },
  },
  // Offered only while the shop can be reached.
  'html:has([data-offline]) [data-needs-shop]': { display: 'none !important' },
  body: { overflowX: 'clip' },
  // A text in another language than its page has the font of its own (fonts.css).
  '[lang]': { fontFamily: 'body' },
  'h1, h2, h3, h4': { fontFamily: 'heading', textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  // One focus ring for all focusable elements, visible on paper, sand and teal. The attribute is for the style page.
  ':focus-visible, [data-focus-visible]': {
    outline: '2px solid',
    outlineColor: 'teal',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px {colors.white}',
    borderRadius: 'sm',
  },
  'main:focus': { outline: 'none', boxShadow: 'none' },
  '::selection': { bg: 'saffron', color: 'ink' },
  '::placeholder': { color: 'ink.faint', opacity: 1 },
  'button, [type="button"], [type="submit"], summary, select, label[for]': { cursor: 'pointer' },
  ':disabled': { cursor: 'not-allowed' },
  '[hidden]': { display: 'none !important' },
  // Dragging an image in a strip or card must not drag the image itself.
  'a img': { userSelect: 'none' },
  '*, *::before, *::after': {
    _motionReduce: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
})
