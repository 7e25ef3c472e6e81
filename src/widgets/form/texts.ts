import { translate } from '../../ui/translate'

/** The builder's own texts where it has them (contract loops §16.2); after a failure each says whether the input is still there. */
const TEXTS = {
  success: ['Your submission was successful.', 'Formularz został wysłany.'],
  unread: ['Sent. If nothing arrives from them, please write to us.', 'Wysłano. Jeśli nie przyjdzie odpowiedź, napisz do nas.'],
  tab: ['Please go on in the new tab.', 'Dokończ w nowej karcie.'],
  error: ['Your submission failed because of an error.', 'Nie udało się wysłać formularza. Popraw go i wyślij jeszcze raz.'],
  server: [
    'Your submission failed because of a server error. What you typed is still here: please try again.',
    'Nie udało się wysłać formularza przez błąd serwera. To, co wpisano, zostało w polach: spróbuj jeszcze raz.',
  ],
  offline: [
    'You are offline. What you typed is still here: send it when you are connected again.',
    'Brak połączenia z internetem. To, co wpisano, zostało w polach: wyślij, gdy połączenie wróci.',
  ],
  lost: [
    'The connection broke, so your submission may not have arrived. What you typed is still here: please try again.',
    'Połączenie się zerwało, więc formularz mógł nie dotrzeć. To, co wpisano, zostało w polach: spróbuj jeszcze raz.',
  ],
  timeout: [
    'The server does not answer, so your submission may not have arrived. What you typed is still here: please try again.',
    'Serwer nie odpowiada, więc formularz mógł nie dotrzeć. To, co wpisano, zostało w polach: spróbuj jeszcze raz.',
  ],
  captcha: [
    'Nothing was sent: the check that tells people from robots has not loaded. A blocker may keep it away. What you typed is still here: please try again.',
    'Nic nie zostało wysłane: nie wczytało się sprawdzenie, które odróżnia ludzi od robotów. Może zatrzymuje je bloker. To, co wpisano, zostało w polach: spróbuj jeszcze raz.',
  ],
  tooLarge: ['The files are too large for the server.', 'Pliki są za duże dla serwera.'],
  fileTooLarge: ['This file is too large: at most $1 MB.', 'Ten plik jest za duży: najwyżej $1 MB.'],
  sending: ['Sending…', 'Wysyłanie…'],
  uploading: ['Sending files', 'Wysyłanie plików'],
} as const

export type FormText = keyof typeof TEXTS

export const formText = (name: FormText, el: Element, value = ''): string => translate(TEXTS[name], el).replace('$1', value)
