import { SHOWN_DESCRIPTION, SHOWN_TITLE } from '@bartan/contract/shared/head'
import { useShop } from '#lib/shop-settings.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  root: grid({
    gap: '0.5',
    minW: '0',
    p: '3',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'white',
    overflowWrap: 'anywhere',
  }),
  // Reserves space while the page's own texts load.
  title: css({ minH: { base: '2lh', md: '1lh' }, fontSize: 'lg', color: 'teal' }),
  description: css({ minH: { base: '4lh', md: '2lh' }, fontSize: 'sm', color: 'ink.soft' }),
}

/** Cuts a long text at a word, as Google does. */
const cut = (text: string, most: number): string => {
  if (text.length <= most) return text
  const kept = text.slice(0, most)
  return `${kept.slice(0, Math.max(kept.lastIndexOf(' '), most / 2))} …`
}

type SearchPreviewProps = { page: string; title: string; description: string }

export const SearchPreview = ({ page, title, description }: SearchPreviewProps) => {
  const t = useText()
  const { name } = useShop()
  const parts = decodeURI(page).split(/[/?]/).filter(Boolean)
  return (
    <section className={styles.root} aria-label={t('preview')}>
      <p className={css({ fontSize: 'sm', color: 'ink.soft' })}>
        {name}
        <br />
        {[location.host, ...parts].join(' › ')}
      </p>
      <p className={styles.title}>{cut(title, SHOWN_TITLE)}</p>
      <p className={styles.description}>{cut(description, SHOWN_DESCRIPTION)}</p>
    </section>
  )
}
