import { factsOf } from '@bartan/contract/shop/languages'
import { ChevronDown } from 'lucide-react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { useText } from '#app/layouts/texts.ts'
import { VisuallyHidden } from '#components/ui/elements.tsx'
import { css, cx } from '#styled-system/css'
import { LanguageLink } from './language-link.tsx'

const styles = {
  root: css({ position: 'relative' }),
  summary: css({
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  }),
  chevron: css({
    ml: '1',
    transition: 'transform {durations.fast}',
    'details[open] > summary > &': { transform: 'rotate(180deg)' },
  }),
  list: css({
    position: 'absolute',
    zIndex: 'popover',
    right: '0',
    // Hidden by other means, its languages would load their fonts.
    display: 'none',
    'details[open] > &': { display: 'grid' },
    minW: '160px',
    py: '1',
    color: 'ink',
    bg: 'paper',
    borderWidth: '1px',
    borderRadius: 'md',
    boxShadow: 'md',
  }),
  below: css({ top: '100%' }),
  above: css({ bottom: '100%' }),
  link: css({
    display: 'flex',
    alignItems: 'center',
    minH: 'tap',
    px: '4',
    fontSize: 'md',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { bg: 'ground', color: 'teal' },
  }),
}

const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
  if (!currentTarget.contains(relatedTarget)) currentTarget.open = false
}

const closeByEscape = ({ currentTarget, key }: KeyboardEvent<HTMLDetailsElement>) => {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

type LanguageMenuProps = { className: string; opens?: 'above' | 'below' }

/**
 * Menu of the other languages behind this one's name; it also opens before hydration. While it is closed, the page
 * loads none of their fonts.
 */
export const LanguageMenu = ({ className, opens = 'below' }: LanguageMenuProps) => {
  const t = useText()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- they come from its summary and its links
    <details className={styles.root} onBlur={closeWhenLeft} onKeyDown={closeByEscape}>
      <summary className={cx(className, styles.summary)}>
        <VisuallyHidden>{t('language')}: </VisuallyHidden>
        {factsOf(t.language).name}
        <ChevronDown className={styles.chevron} aria-hidden size={16} />
      </summary>
      <div className={cx(styles.list, styles[opens])}>
        <LanguageLink className={styles.link} />
      </div>
    </details>
  )
}
