// The headless entry: the default one inserts a <style>, which the content security policy blocks.
import { toast } from 'react-hot-toast/headless';

export function showToast(kind: 'success' | 'error' | 'loading' | 'blank', message: string, id: string): void {
  if (kind === 'blank') toast(message, { id });
  else toast[kind](message, { id });
}

export function dismissToast(id?: string): void {
  toast.dismiss(id);
}
