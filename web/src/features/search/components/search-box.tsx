/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is a combobox with images; this is the ARIA pattern */
import { Search, X } from 'lucide-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  type KeyboardEvent,
  type SubmitEvent,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { IconButton, VisuallyHidden } from '#components/ui/elements.tsx'
import { Input } from '#components/ui/form/form-field.tsx'
import { openOverlay } from '#lib/browser/overlays.ts'
import { paths } from '#lib/paths.ts'
import { css } from '#styled-system/css'
import { useText } from '../texts.ts'
import { useSearchList } from '../use-search-list.ts'
import { optionId, SearchList } from './search-list.tsx'
import { searchStyles } from './search-styles.ts'

const styles = { submit: css({ position: 'absolute', right: '0', top: '0' }) }

type SearchListState = ReturnType<typeof useSearchList>

/** Announces a changed list; the options themselves are read when the arrow keys reach them. */
const News = ({ typed, heading, options }: SearchListState) => {
  const t = useText()
  return (
    <VisuallyHidden aria-live="polite">
      {typed !== '' && options.length > 0
        ? (heading ?? t('suggestionsFound', { count: options.length - 1 }))
        : ''}
    </VisuallyHidden>
  )
}

type FieldProps = {
  list: SearchListState
  listId: string
  isTyping: boolean
  onEscape: () => void
}

const Field = ({ list, listId, isTyping, onEscape }: FieldProps) => {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const isOpen = list.options.length > 0
  // Before the browser handles the next key, because the focused field is gone.
  useLayoutEffect(() => {
    const field = input.current
    field?.focus()
    // Selects old words, so that typing replaces them; unfinished words continue at their end.
    field?.setSelectionRange(isTyping ? field.value.length : 0, field.value.length)
  }, [isTyping])

  const closeOrLeave = () => {
    if (isOpen && list.typed !== '') list.closeList()
    else onEscape()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Partial<Record<string, () => void>> = {
      ArrowDown: event.altKey ? list.openList : () => list.move(1),
      ArrowUp: event.altKey ? list.closeList : () => list.move(-1),
      // Prevents the browser from also clearing the field.
      Escape: closeOrLeave,
      // Without an active option, these keys move the caret.
      ...(list.active && {
        Home: () => list.moveTo(0),
        End: () => list.moveTo(list.options.length - 1),
      }),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <Input
      className={searchStyles.input}
      type="search"
      name="search"
      role="combobox"
      aria-label={t('searchProducts')}
      aria-autocomplete="list"
      aria-expanded={isOpen}
      aria-controls={listId}
      aria-activedescendant={list.active ? optionId(listId, list.activeIndex) : undefined}
      autoComplete="off"
      ref={input}
      enterKeyHint="search"
      placeholder={t('example')}
      value={list.text}
      onChange={(event) => list.type(event.target.value)}
      onKeyDown={onKeyDown}
      onClick={list.openList}
      onBlur={list.closeList}
    />
  )
}

/** The field covers the header below the width of `xl`: Back then closes it. */
const COVERS_HEADER = '(max-width: 1279.98px)'

type SearchBoxProps = {
  /** Text typed before this component loaded. */
  early: string
  onClose: () => void
}

/**
 * Search field with suggestions: a combobox by the ARIA Authoring Practices (list autocomplete), with the keys and
 * announcements of Ark UI's. Ark's own would cost each shopper 32 kB gzipped (decision 46), and its options can't be
 * links.
 */
export const SearchBox = ({ early, onClose }: SearchBoxProps) => {
  const t = useText()
  const listId = useId()
  const navigate = useNavigate()
  const list = useSearchList(early)
  const { typed, active, options } = list
  const close = useEffectEvent(onClose)
  useEffect(() => (matchMedia(COVERS_HEADER).matches ? openOverlay(() => close()) : undefined), [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!active && typed === '') return
    navigate(active ? active.to : paths.collection({ search: typed }))
    onClose()
  }

  return (
    <form className={searchStyles.form} onSubmit={submit}>
      <div className={searchStyles.field}>
        <Field list={list} listId={listId} isTyping={early !== ''} onEscape={onClose} />
        <IconButton className={styles.submit} type="submit" aria-label={t('submit')}>
          <Search aria-hidden size={20} />
        </IconButton>
        {options.length > 0 && (
          <SearchList
            id={listId}
            heading={list.heading}
            options={options}
            activeIndex={list.activeIndex}
            onChoose={onClose}
          />
        )}
        <News {...list} />
      </div>
      <IconButton aria-label={t('close')} onClick={onClose}>
        <X aria-hidden size={22} />
      </IconButton>
    </form>
  )
}
