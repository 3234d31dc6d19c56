import { css } from '#styled-system/css'

const styles = {
  root: css({
    position: 'absolute',
    top: '2',
    left: '2',
    zIndex: 'toast',
    px: '4',
    py: '3',
    color: 'white',
    bg: 'teal.deep',
    borderRadius: 'md',
    fontWeight: 'semibold',
    translate: '0 -200%',
    _focus: { translate: '0' },
  }),
}

/** Leads past what is on many pages; visible only with focus. */
export const SkipLink = ({ href, children }: { href: string; children: string }) => (
  <a className={styles.root} href={href}>
    {children}
  </a>
)
