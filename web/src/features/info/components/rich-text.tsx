import { grid } from '#styled-system/patterns'

const styles = {
  root: grid({
    gap: '3',
    maxW: 'text',
    overflowWrap: 'anywhere',
    '& :is(h2, h3)': { fontFamily: 'heading', fontWeight: 'semibold', lineHeight: '1.25' },
    '& h2': { fontSize: 'xl', mt: '7' },
    '& h3': { fontSize: 'lg', mt: '3' },
    '& > :first-child': { mt: '0' },
    '& :is(ul, ol)': { display: 'grid', gap: '2', pl: '5' },
    '& ul': { listStyleType: 'disc' },
    '& ol': { listStyleType: 'decimal' },
    '& a': { color: 'teal', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '& blockquote': { pl: '4', borderLeftWidth: '3px', borderColor: 'line' },
    '& hr': { my: '4', borderTopWidth: '1px' },
  }),
}

/** Formatted text written by an admin, sanitized by the server (features/content/safe-html.ts). */
export const RichText = ({ html }: { html: string }) => (
  // oxlint-disable-next-line react/no-danger -- the server lets a few plain elements through, and no code
  <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />
)
