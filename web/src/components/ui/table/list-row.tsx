import { cva } from '#styled-system/css'
import { styled } from '../styled.tsx'

/** A list row in a card: the subject, and its actions beside it. */
export const ListRow = styled(
  'li',
  cva({
    base: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '3',
      p: '4',
      listStyleType: 'none',
      '& + &': { borderTopWidth: '1px' },
    },
    variants: {
      align: {
        start: { alignItems: 'flex-start' },
        center: { alignItems: 'center' },
        end: { alignItems: 'flex-end' },
      },
    },
    defaultVariants: { align: 'center' },
  }),
)
