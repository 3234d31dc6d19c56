import { useEffect, useRef, type SubmitEvent } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { useText, type TextId } from '#app/routes/admin/texts.ts'
import { VisuallyHidden } from '#components/ui/elements.tsx'
import { useText as useSettingsText } from '#features/admin-settings/texts.ts'
import { labelsOf, TOPIC_IDS } from '#features/admin-settings/topics/topics.ts'
import { adminPaths } from '#lib/admin-paths.ts'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { field } from '#styled-system/recipes'
import { FURTHER_PAGES, pagesOf } from './admin-links.ts'

const styles = {
  input: css({ w: 'full' }),
  result: css({
    display: 'block',
    px: '3',
    py: '2',
    borderRadius: 'md',
    _hover: { bg: 'white/8' },
    _focusVisible: { outlineColor: 'saffron', boxShadow: 'none' },
  }),
  where: css({ display: 'block', fontSize: 'sm', color: 'night.soft' }),
}

const MAX_RESULTS = 8

/** Words by which a page is looked for as well. */
const isExplained = (also: string): also is Extract<TextId, `also.${string}`> =>
  also in useText.english

type Found = { to: string; title: string; where?: string }

/** Pages by name, settings by their topic and fields, pages by what they are for, then the orders with these words. */
const useFound = (words: string): Found[] => {
  const t = useText()
  const settingsText = useSettingsText()
  if (words.trim() === '') return []
  const wanted = words.trim().toLocaleLowerCase().split(/\s+/)
  const isWanted = (text: string) => {
    const known = text.toLocaleLowerCase()
    return wanted.every((word) => known.includes(word.replace(/s$/, '')))
  }
  const pages = [...pagesOf('admin'), ...FURTHER_PAGES].map(({ id, to }) => {
    const also = `also.${id}`
    return { to, title: t(id), more: isExplained(also) ? t(also) : '' }
  })
  const named = pages.filter(({ title }) => isWanted(title))
  const meant = pages.filter((page) => !named.includes(page) && isWanted(page.more))
  const settings = TOPIC_IDS.flatMap((topic): Found[] => {
    const [to, title] = [adminPaths.settings(topic), settingsText(`topic.${topic}`)]
    const labels = labelsOf(topic).map((label) => settingsText(label))
    const inside = labels.find(isWanted)
    if (!isWanted([title, settingsText(`topic.${topic}.about`), ...labels].join(' '))) return []
    return [{ to, title, where: [t('settings'), inside].filter(Boolean).join(' · ') }]
  })
  const orders = {
    to: adminPaths.ordersOf(words.trim()),
    title: t('ordersWith', { words: words.trim() }),
  }
  return [...[...named, ...settings, ...meant].slice(0, MAX_RESULTS), orders]
}

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')

type MenuSearchProps = {
  words: string
  onType: (words: string) => void
  onChosen: () => void
}

/** Finds any page, setting or order; `/` leads to it on pages that have no search of their own. */
export const MenuSearch = ({ words, onType, onChosen }: MenuSearchProps) => {
  const t = useText()
  const navigate = useNavigate()
  const input = useRef<HTMLInputElement>(null)
  const found = useFound(words)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event) || document.querySelector('main [type=search]'))
        return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const [first] = found
    if (!first) return
    navigate(first.to)
    onChosen()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <search> is unknown to browsers of 2022
    <form role="search" onSubmit={submit}>
      <input
        className={`${field()} ${styles.input}`}
        type="search"
        aria-label={t('find')}
        placeholder={t('findShort')}
        autoComplete="off"
        ref={input}
        value={words}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onType('')}
      />
      <VisuallyHidden aria-live="polite">
        {found.length > 0 && t('found', { count: found.length - 1 })}
      </VisuallyHidden>
      {found.length > 0 && (
        <ul className={grid({ gap: '1', mt: '2', listStyle: 'none' })}>
          {found.map(({ to, title, where }) => (
            <li key={to}>
              <Link className={styles.result} to={to} onClick={onChosen}>
                {title}
                {where && <span className={styles.where}>{where}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
