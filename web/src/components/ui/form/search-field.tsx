import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { css } from '#styled-system/css'
import { Input } from './form-field.tsx'

const styles = { icon: css({ position: 'absolute', left: '3', top: '13px', color: 'ink.faint' }) }

type SearchFieldProps = Omit<ComponentProps<typeof Input>, 'onChange' | 'value'> & {
  label: string
  value: string
  onSearch: (text: string) => void
}

/** Debounce in milliseconds. */
const REST_MS = 300

/** Searches while the user types; a value from outside, such as after Back, replaces the typed text. */
export const SearchField = ({ label, value, onSearch, ...rest }: SearchFieldProps) => {
  const [typed, setTyped] = useState(value)
  const [known, setKnown] = useState(value)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (known !== value) {
    setKnown(value)
    if (value !== typed.trim()) setTyped(value)
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  // The list may change during the debounce: the search must use the new one.
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })

  const search = (text: string, wait: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current(text.trim()), wait)
  }
  return (
    <div className={css({ position: 'relative', minW: '0' })}>
      <span className={styles.icon}>
        <Search aria-hidden size={18} />
      </span>
      <Input
        className={css({ pl: '10' })}
        {...rest}
        type="search"
        aria-label={label}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          search(target.value, REST_MS)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter searches, but must not submit a form around the field.
          event.preventDefault()
          search(typed, 0)
        }}
      />
    </div>
  )
}
