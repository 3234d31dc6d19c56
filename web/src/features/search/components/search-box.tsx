/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element is a combobox with pictures; this is the ARIA pattern */
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Search, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { IconButton } from '../../../components/icon-button.tsx'
import { Input } from '../../../components/form-field.tsx'
import { VisuallyHidden } from '../../../components/visually-hidden.tsx'
import { paths } from '../../../config/paths.ts'
import { suggestionsQuery } from '../api/suggestions-query.ts'
import { useDebounced } from '../use-debounced.ts'
import { optionId, SuggestionList } from './suggestion-list.tsx'
import type { KeyboardEvent, SubmitEvent } from 'react'

const DEBOUNCE_MS = 150

/** What was typed, what is suggested for it, and which suggestion the arrow keys are on. */
const useSuggestions = () => {
  const [text, setText] = useState('')
  const [isListOpen, setListOpen] = useState(false)
  const [activeIndex, setActiveIndex] = useState(-1)
  const typed = text.trim()
  const { data } = useQuery(suggestionsQuery(useDebounced(typed, DEBOUNCE_MS)))
  const suggestions = isListOpen && typed !== '' ? (data ?? []) : []

  const type = (value: string) => {
    setText(value)
    setActiveIndex(-1)
    setListOpen(true)
  }
  const closeList = () => {
    setListOpen(false)
    setActiveIndex(-1)
  }
  /** Round and round through the options and the input itself (-1), as the ARIA pattern has it. */
  const move = (by: 1 | -1) => {
    setListOpen(true)
    const places = suggestions.length + 1
    setActiveIndex((current) => ((current + 1 + by + places) % places) - 1)
  }
  return { text, typed, type, suggestions, activeIndex, move, closeList }
}

/** The search field with suggestions: a combobox after the ARIA Authoring Practices (list autocomplete). */
export const SearchBox = ({ onClose }: { onClose: () => void }) => {
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { text, typed, type, suggestions, activeIndex, move, closeList } = useSuggestions()
  const isOpen = suggestions.length > 0
  const active = suggestions[activeIndex]

  useEffect(() => input.current?.focus(), [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!active && typed === '') return
    void navigate(active ? paths.product(active._id) : paths.collection({ search: typed }))
    onClose()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    }
    if (event.key === 'Escape') {
      if (isOpen) closeList()
      else onClose()
    }
  }

  return (
    <chakra.form
      onSubmit={submit}
      display="flex"
      alignItems="center"
      gap="1"
      w="full"
      animation="fadeIn {durations.normal}"
    >
      <chakra.div position="relative" flex="1">
        <Input
          type="search"
          name="search"
          role="combobox"
          aria-label="Search products"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={active ? optionId(listId, activeIndex) : undefined}
          autoComplete="off"
          ref={input}
          enterKeyHint="search"
          placeholder="Search thali, tiffin, bucket…"
          borderRadius="full"
          pl="4"
          pr="12"
          css={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={closeList}
        />
        <IconButton type="submit" aria-label="Submit search" position="absolute" right="0" top="0">
          <Search aria-hidden size={20} />
        </IconButton>
        {isOpen && (
          <SuggestionList
            id={listId}
            suggestions={suggestions}
            activeIndex={activeIndex}
            onChoose={onClose}
          />
        )}
        <VisuallyHidden aria-live="polite">
          {isOpen && `${suggestions.length} suggestions, use the arrow keys`}
        </VisuallyHidden>
      </chakra.div>
      <IconButton aria-label="Close search" onClick={onClose}>
        <X aria-hidden size={22} />
      </IconButton>
    </chakra.form>
  )
}
