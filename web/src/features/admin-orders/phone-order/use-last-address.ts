import { plainPhone } from '@bartan/contract/users/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { selectFilled } from '#lib/form-field.ts'
import { lastAddressQuery } from '../api/phone-order.ts'
import { noCaller, type CallerFields } from './phone-order-rules.ts'

const FILLED = ['firstName', 'lastName', 'address', 'city', 'postalCode', 'state'] as const

type Filled = Pick<CallerFields, (typeof FILLED)[number]>

/**
 * Fills in name and address of the phone number's last order. Typed values stay; values filled in for another number
 * are removed.
 */
export const useLastAddress = (form: UseFormReturn<CallerFields, unknown, CallerFields>): void => {
  const phone = plainPhone(useWatch({ control: form.control, name: 'phone' }))
  const { data: last } = useQuery(lastAddressQuery(phone))
  const filled = useRef<Filled>(noCaller)
  useEffect(() => {
    const values = form.getValues()
    // The state follows the PIN code by itself.
    const isOurs = FILLED.every((name) => name === 'state' || values[name] === filled.current[name])
    if (!isOurs) return
    const next: Filled = { ...noCaller, ...last }
    filled.current = next
    for (const name of FILLED) {
      if (values[name] === next[name]) continue
      form.setValue(name, next[name], { shouldDirty: true })
      selectFilled(name)
    }
  }, [form, last])
}
