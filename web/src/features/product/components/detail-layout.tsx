import { styled } from '#components/ui/styled.tsx'
import { cva } from '#styled-system/css'

/** Displayed width of the large image. */
export const GALLERY_SIZES =
  '(min-width: 1360px) 596px, (min-width: 1280px) 44vw, (min-width: 768px) 48vw, 94vw'

/** Images beside text and choices; shared by the product and its skeleton. */
export const DetailLayout = styled(
  'div',
  cva({
    base: {
      display: 'grid',
      gridTemplateColumns: {
        base: '1',
        md: 'minmax(0, 1.1fr) minmax(0, 1fr)',
        xl: 'minmax(0, 1.25fr) minmax(0, 1fr)',
      },
      gridTemplateRows: { md: 'auto 1fr' },
      columnGap: { md: '10', xl: '16' },
      rowGap: { base: '5', md: '8' },
      alignItems: 'start',
      // The images stay visible beside the longer column.
      '& > :first-child': { position: { md: 'sticky' }, top: '96px', gridRow: { md: '1 / 3' } },
      '& > :nth-child(2), & > :nth-child(3)': { gridColumn: { md: '2' } },
      // A focused element must not be below the sticky bar of a phone (WCAG 2.4.11).
      '& :is(a, button)': { scrollMarginBottom: { base: '96px', md: '0' } },
    },
  }),
)
