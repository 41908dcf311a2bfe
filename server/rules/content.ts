import { limits } from '#domain/limits.ts';
import { atMost, matching, nameRules, required, trimmed, url } from '#domain/rules.ts';
import { ruled } from './ruled.ts';

export const advertisementRules = ruled({
  name: nameRules(),
  redirectUrl: [url('Invalid URL format')],
});

export const pageRules = ruled({
  title: [
    required('Title is required'),
    trimmed('The Title cannot include leading and trailing spaces'),
    atMost(limits.name, 'Please enter your Title with a maximum of 30 characters'),
  ],
});

const youtubeHosts = /^https?:\/\/((www|m|music)\.)?(youtube\.com|youtube-nocookie\.com|youtu\.be)\//i;

export const videoRules = ruled({
  name: nameRules(),
  url: [required('URL is required'), url('Invalid URL format'), matching(youtubeHosts, 'Please enter a YouTube URL')],
});

/** Section 5: "each item requires id and name". */
export const categoryItemRules = ruled({
  id: [required('Category Id is required')],
  name: [required('Category Name is required')],
});
