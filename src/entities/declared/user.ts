import { limits } from '#domain/limits.ts';
import { lastNameRules, mobileRules } from '#domain/rules/access-rules.ts';
import { atMost, emailRule, nameRules, required, strongPasswordRules } from '#domain/rules/rules.ts';
import {
  activeStatus,
  createOnly,
  date,
  email,
  image,
  optional,
  password,
  phone,
  select,
  text,
} from '#fields/build.ts';
import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: 'user',
  label: 'User',
  record: 'User',
  endpoints: {
    list: 'GET /api/v1/users/user',
    read: 'GET /api/v1/users/{id}',
    create: 'POST /api/v1/users/create',
    update: 'PATCH /api/v1/users/updateprofile',
    remove: 'DELETE /api/v1/users/removeUser',
  },
  title: ['first_name', 'last_name'],
  columns: ['users', 'first_name', 'last_name', 'email', 'mobile_no', { member: 'role_name', label: 'Role' }, 'status'],
  secondLine: ['last_name', 'email'],
  groups: [
    { heading: 'Personal details', fields: ['first_name', 'last_name', 'name', 'birth_date', 'country', 'users'] },
    { heading: 'Account', fields: ['email', 'mobile_no', 'password', 'status'] },
  ],
  fields: {
    name: text('Name', optional(nameRules())),
    // Section 5 labels the first name 'Full Name' in its messages and limits it to 50 characters.
    first_name: text('Full Name', [
      required('Full Name is required'),
      atMost(limits.fullName, 'Please enter your Full Name with a maximum of 50 characters'),
    ]),
    last_name: text('Last Name', lastNameRules()),
    email: email('Email', [required('Email is required'), emailRule()]),
    password: createOnly(password('Password', [required('Password is required'), ...strongPasswordRules()])),
    mobile_no: phone('Mobile No', [required('Mobile No is required'), ...mobileRules()]),
    country: { ...select('Country', 'countries'), initial: limits.defaultCountry },
    birth_date: { ...date('Birth Date'), isPast: true },
    users: image('Profile Picture', 'profile_pic'),
    status: activeStatus(),
  },
});
