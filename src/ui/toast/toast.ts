import { toast as library } from 'react-hot-toast/headless';

export type ToastOptions = {
  /** A toast replaces an earlier one with the same id: 'Loading...' becomes the result. */
  id?: string;
};

/**
 * Short messages at the top right (section 2), 2 s for success, 4 s for error and blank, loading until it is replaced or
 * dismissed (section 9). Each call returns the toast's id.
 *
 * The headless entry: the default one inserts a <style>, which the content security policy blocks.
 */
export const toast = {
  success: (message: string, options?: ToastOptions): string => library.success(message, options),
  error: (message: string, options?: ToastOptions): string => library.error(message, options),
  loading: (message: string, options?: ToastOptions): string => library.loading(message, options),
  blank: (message: string, options?: ToastOptions): string => library(message, options),
  /** Dismisses one toast, or all. */
  dismiss: (id?: string): void => library.dismiss(id),
};
