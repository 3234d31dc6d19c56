export const PIN_MESSAGE = 'Please enter a 6-digit PIN code'

export const isIndia = (country: string): boolean => country.trim().toLowerCase() === 'india'
