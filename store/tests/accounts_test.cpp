// Accounts, sessions, ratings.
#include "base/bad_input.h"
#include "store/tests/store_test.h"

namespace pentarchy {
namespace {

TEST_P(StoreTest, AccountsAreFoundByIdAndName) {
    const Account anna{.id = "a1",
                       .name = "Žofie",
                       .password_hash = "argon",
                       .guest = true,
                       .bot = true,
                       .settings = R"({"lang":"cs"})",
                       .vacation_until = 77,
                       .created = 1'700'000'000'000};
    store_->add_account(anna);
    reopen();
    for (const auto& found :
         {store_->account("a1"), store_->account_by_name("Žofie"), store_->account_by_name("žofie")}) {
        ASSERT_TRUE(found);
        EXPECT_EQ(found->id, "a1");
        EXPECT_EQ(found->name, "Žofie");
        EXPECT_EQ(found->password_hash, "argon");
        EXPECT_TRUE(found->guest);
        EXPECT_TRUE(found->bot);
        EXPECT_EQ(found->settings, R"({"lang":"cs"})");
        EXPECT_EQ(found->vacation_until, 77);
        EXPECT_EQ(found->created, 1'700'000'000'000);
    }
    EXPECT_FALSE(store_->account("a2"));
    EXPECT_FALSE(store_->account_by_name("Anna"));
    EXPECT_FALSE(store_->account_by_name(""));
}

TEST_P(StoreTest, NamesAreUniqueWhateverTheCase) {
    store_->add_account(account_named("a1", "Šimon"));
    EXPECT_THROW(store_->add_account(account_named("a2", "šimon")), BadInput);
    EXPECT_THROW(store_->add_account(account_named("a2", "SIMON")), BadInput);
    EXPECT_FALSE(store_->account("a2"));
    store_->add_account(account_named("a2", "Simona"));
    const auto rename = [&](const char* id, const char* name) {
        store_->edit_account(id, [&](Account& account) { account.name = name; });
    };
    EXPECT_THROW(rename("a2", "ŠIMON"), BadInput);
    EXPECT_EQ(store_->account("a2")->name, "Simona");
    rename("a1", "ŠIMON");  // one's own in another case
    EXPECT_EQ(store_->account("a1")->name, "ŠIMON");
}

TEST_P(StoreTest, TheNewestSessionsStay) {
    store_->add_account(account_named("a1", "Anna"));
    store_->add_account(account_named("a2", "Bob"));
    store_->add_session({"other", "a2", "", 1, 0});
    for (int i = 0; i < 25; ++i) {
        store_->add_session({fmt::format("s{}", i), "a1", "", 100 + i, 0});
        store_->add_session(
            {fmt::format("t{}", i), "a1", "program", 100, 0});  // all of one moment: the one that is added stays
        EXPECT_TRUE(store_->session(fmt::format("t{}", i)));
    }
    int tokens = 0;
    for (int i = 0; i < 25; ++i) {
        EXPECT_EQ(store_->session(fmt::format("s{}", i)).has_value(), i >= 5) << i;
        tokens += store_->session(fmt::format("t{}", i)).has_value();
    }
    EXPECT_EQ(tokens, 20);
    EXPECT_TRUE(store_->session("other"));
}

TEST_P(StoreTest, SaysWhichAccountsAreGone) {
    std::vector<std::string> ids, gone;
    for (int i = 0; i < 20; ++i) {
        ids.push_back(fmt::format("a{}", i));
        if (i % 3 == 0) {
            gone.push_back(ids.back());
        } else {
            store_->add_account(account_named(ids.back(), "name" + ids.back()));
        }
    }
    EXPECT_EQ(store_->gone_among(ids), gone);
    EXPECT_TRUE(store_->gone_among({}).empty());
}

TEST_P(StoreTest, OneOfManyGetsTheName) {
    std::atomic<int> named = 0, refused = 0;
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i) {
        threads.emplace_back([&, i] {
            try {
                store_->add_account(account_named("a" + std::to_string(i), "Anna"));
                ++named;
            } catch (const BadInput&) {
                ++refused;
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(named, 1);
    EXPECT_EQ(refused, 7);
}

TEST_P(StoreTest, AccountsChangeAndGo) {
    store_->add_account(account_named("a1", "Anna"));
    const auto change = [](Account& account) {
        account.name = "Hana";
        account.vacation_until = 5;
    };
    EXPECT_EQ(store_->edit_account("a1", change).name, "Hana");
    EXPECT_EQ(store_->account_by_name("hana")->vacation_until, 5);
    EXPECT_FALSE(store_->account_by_name("anna"));
    store_->add_session({"token", "a1", "", 1, 2});
    add_tables(1);
    append_now(*store_, rated_end("t0", 0, {{"a1", 1}, {"a2", 2}}));
    EXPECT_EQ(store_->ratings("a1").size(), 2u);
    store_->delete_account("a1");
    EXPECT_FALSE(store_->account("a1"));
    EXPECT_FALSE(store_->session("token"));
    EXPECT_TRUE(store_->ratings("a1").empty());
    EXPECT_THROW(store_->edit_account("a1", change), BadInput);
    store_->add_account(account_named("a2", "Hana"));  // the name is free again
}

TEST_P(StoreTest, TextsThatCannotBeStoredAreRefused) {
    EXPECT_THROW(store_->add_account(account_named("a1", std::string("An\0na", 5))), BadInput);
    EXPECT_THROW(store_->add_account(account_named("a1", "\xff\xfe")), BadInput);
    EXPECT_THROW((void)store_->account_by_name(std::string("An\0na", 5)), BadInput);
    const std::string sly = R"('; DROP TABLE accounts; -- "$1" \ {})";
    store_->add_account(account_named("a1", sly));
    EXPECT_EQ(store_->account_by_name(sly)->name, sly);
}

TEST_P(StoreTest, SessionsComeAndGo) {
    store_->add_account(account_named("a1", "Anna"));
    store_->add_account(account_named("a2", "Bob"));
    EXPECT_THROW(store_->add_session({"t0", "nobody", "", 1, 2}), BadInput);
    store_->add_session({"t1", "a1", "", 100, 200});
    store_->add_session({"t2", "a1", "my program", 100, 0});
    store_->add_session({"t3", "a2", "", 100, 300});
    const auto found = store_->session("t2");
    ASSERT_TRUE(found);
    EXPECT_EQ(found->account, "a1");
    EXPECT_EQ(found->label, "my program");
    EXPECT_EQ(found->created, 100);
    store_->delete_expired_sessions(200);
    EXPECT_FALSE(store_->session("t1"));
    EXPECT_TRUE(store_->session("t2"));  // has no end
    EXPECT_TRUE(store_->session("t3"));
    store_->delete_sessions_of("a1");
    EXPECT_FALSE(store_->session("t2"));
    store_->delete_session("t3");
    EXPECT_FALSE(store_->session("t3"));
}

// What somebody else wrote since the account was read stays.
TEST_P(StoreTest, EditsOfAnAccountDoNotUndoOneAnother) {
    store_->add_account(account_named("a1", "Anna"));
    std::vector<std::thread> threads;
    for (int i = 0; i < 8; ++i)
        threads.emplace_back([&] {
            for (int n = 0; n < 20; ++n) store_->edit_account("a1", [](Account& account) { ++account.vacation_until; });
        });
    store_->edit_account("a1", [](Account& account) { account.name = "Hana"; });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(store_->account("a1")->vacation_until, 160);
    EXPECT_EQ(store_->account("a1")->name, "Hana");
    // What the edit refuses comes back, and nothing was written.
    EXPECT_THROW(store_->edit_account("a1",
                                      [](Account& account) {
                                          account.name = "Eva";
                                          throw std::logic_error("no");
                                      }),
                 std::logic_error);
    EXPECT_EQ(store_->account("a1")->name, "Hana");
}

// Whoever comes first gains what the other loses; an account that is gone is passed over.
TEST_P(StoreTest, AGameThatEndsIsRatedOnce) {
    store_->add_account(account_named("a1", "Anna"));
    store_->add_account(account_named("a2", "Bob"));
    add_tables(2);
    const Append end = rated_end("t0", 0, {{"a1", 1}, {"a2", 2}, {"gone", 3}});
    EXPECT_EQ(append_now(*store_, end), Appended::Done);
    EXPECT_EQ(append_now(*store_, end), Appended::Conflict);
    Append other = rated_end("t1", 0, {{"a2", 1}, {"a1", 2}});
    other.ended->game = "endeavor";
    EXPECT_EQ(append_now(*store_, other), Appended::Done);
    reopen();
    const auto of_anna = store_->ratings("a1"), of_bob = store_->ratings("a2");
    ASSERT_EQ(of_anna.size(), 4u);  // for all numbers of seats, and for that of each game
    EXPECT_EQ(of_anna[0].game, "endeavor");
    EXPECT_EQ(of_anna[0].seats, 0u);
    EXPECT_LT(of_anna[0].rating, 1500);
    EXPECT_EQ(of_anna[3].seats, 3u);
    EXPECT_GT(of_anna[3].rating, 1500);
    EXPECT_LT(of_anna[3].deviation, 350);
    EXPECT_EQ(of_anna[3].games, 1u);
    EXPECT_EQ(of_anna[3].wins, 1u);
    EXPECT_NEAR(of_anna[0].rating + of_bob[0].rating, 3000, 1e-9);
    EXPECT_TRUE(store_->ratings("gone").empty());
}

TEST_P(StoreTest, GamesThatEndTogetherAreAllRated) {
    constexpr int kGames = 30;
    for (const char* id : {"a1", "a2", "a3"}) store_->add_account(account_named(id, id));
    add_tables(kGames);
    std::vector<std::thread> threads;
    for (int i = 0; i < kGames; ++i)
        threads.emplace_back([&, i] {
            const std::string table = "t" + std::to_string(i);
            EXPECT_EQ(append_now(*store_, rated_end(table, 0, {{"a1", 1 + i % 2}, {i % 3 ? "a2" : "a3", 2 - i % 2}})),
                      Appended::Done);
        });
    for (std::thread& thread : threads) thread.join();
    EXPECT_EQ(store_->ratings("a1")[0].games, 30u);
    EXPECT_EQ(store_->ratings("a2")[0].games, 20u);
    EXPECT_EQ(store_->ratings("a3")[0].games, 10u);
}

}  // namespace
}  // namespace pentarchy
