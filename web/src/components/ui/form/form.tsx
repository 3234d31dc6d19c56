import { useEffect, useReducer, useRef, type ComponentProps } from 'react'

type FormProps = Omit<ComponentProps<'form'>, 'onSubmit' | 'onInput' | 'noValidate'> & {
  onSubmit: () => void
}

/**
 * A form that its page checks and sends itself, and that leads to the first field at fault. With react-hook-form, whose
 * handler takes the event, and which leads there as well, a plain one will do.
 */
export const Form = ({ onSubmit, ...form }: FormProps) => {
  const sent = useRef<HTMLFormElement>(undefined)
  // A press that finds the same faults as the last changes nothing by which the page would render.
  const [, render] = useReducer((presses: number) => presses + 1, 0)
  // After each render: the page finds some faults at once, and the server others later.
  useEffect(() => {
    const wrong = sent.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    // While it is sent, the fields of some forms take no focus.
    if (!wrong || wrong.closest('[inert]')) return
    sent.current = undefined
    wrong.focus()
  })
  return (
    <form
      {...form}
      noValidate
      onInput={() => {
        sent.current = undefined
      }}
      onSubmit={(event) => {
        event.preventDefault()
        sent.current = event.currentTarget
        onSubmit()
        // Later, because a call that has just begun still shows why the last one was refused.
        setTimeout(render)
      }}
    />
  )
}
